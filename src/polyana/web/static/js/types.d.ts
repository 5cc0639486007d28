// What the page's scripts call and hear that does not come from the browser: htmx, and events of our own.

interface Htmx {
  process(element: Element): void;
  registerExtension(name: string, hooks: { [hook: string]: (...given: never[]) => unknown }): void;
}

interface Window {
  htmx: Htmx;
}

/** A message that came over the socket. */
type Incoming = CustomEvent<{ message: { data: string } }>;

/** A message that is about to go over the socket, or has gone. */
type Outgoing = CustomEvent<{ message: { values: Record<string, string> } }>;

interface HTMLElementEventMap {
  "htmx:ws:after:connection": Event;
  "htmx:ws:close": Event;
  "htmx:ws:before:message:incoming": Incoming;
  "htmx:ws:after:message:incoming": Incoming;
  "htmx:ws:before:message:outgoing": Outgoing;
  "htmx:ws:after:message:outgoing": Outgoing;
  /** Something has been drawn anew; `asked` is the first question to this seat, or nothing. */
  "table:shown": CustomEvent<{ asked: string }>;
  /** One of the last seconds of a sand glass. */
  tick: CustomEvent;
}

interface DocumentEventMap {
  /** What this device keeps has changed; the name says what. */
  "settings:changed": CustomEvent<string>;
}

/** As much of a service worker as ours uses: the browser's own types know either a page or a worker. */
interface WorkerScope {
  addEventListener(kind: "install" | "activate", hear: (event: WorkerEvent) => void): void;
  addEventListener(kind: "fetch", hear: (event: WorkerFetch) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: WorkerNotification) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(which: { type: "window" }): Promise<WorkerPage[]>;
    openWindow(address: string): Promise<WorkerPage | null>;
  };
}

interface WorkerEvent extends Event {
  waitUntil(end: Promise<unknown>): void;
}

interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerNotification extends WorkerEvent {
  readonly notification: Notification;
}

interface WorkerPage {
  readonly url: string;
  focus(): Promise<WorkerPage>;
}
