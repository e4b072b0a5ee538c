/** Of what a member is told while they are away, and how: what they choose, on this device and elsewhere. */

import { api, NotDone } from "./api";
import type { NoticeChoice, NoticeFacts, WebhookSecret } from "./protocol";
import { say } from "./speech.svelte";

const PATH = "/api/account";

/** Whether this browser can show notices at all; on an iPhone only a page can that was put on the home screen. */
export const canShow = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

class Notices {
  facts = $state.raw<NoticeFacts | null>(null);
  /** What notices are signed with, shown this once. */
  secret = $state("");

  async refresh(): Promise<void> {
    this.facts = await api.send<NoticeFacts>("GET", `${PATH}/notices`);
  }

  wants({ channel, kind }: Omit<NoticeChoice, "wanted">): boolean {
    return this.facts?.choices.some((one) => one.channel === channel && one.kind === kind && one.wanted) ?? false;
  }

  choose = (choice: NoticeChoice): Promise<void> => this.#change("PATCH", "/notices", choice);

  // -- on this device

  /** Ask the browser's service to take notices for this device, and tell the house where. */
  async showHere(): Promise<void> {
    const registration = canShow() ? await navigator.serviceWorker.getRegistration() : undefined;
    if (!registration || !this.facts) throw new NotDone(0, say("page-push-unable"));
    if ((await Notification.requestPermission()) !== "granted") throw new NotDone(0, say("page-push-denied"));
    const subscription = await subscribed(registration, this.facts.push.key);
    const { endpoint = "", keys = {} } = subscription.toJSON();
    await this.#change("PUT", "/push", { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
  }

  async showNoLonger(): Promise<void> {
    const registration = canShow() ? await navigator.serviceWorker.getRegistration() : undefined;
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await this.#change("DELETE", "/push");
  }

  tryHere = (): Promise<void> => this.#change("POST", "/push/trial");

  // -- by webhook

  async postTo(address: string): Promise<void> {
    this.secret = (await api.send<WebhookSecret>("PUT", `${PATH}/webhook`, { address })).secret;
    await this.refresh();
  }

  async postNoLonger(): Promise<void> {
    this.secret = "";
    await this.#change("DELETE", "/webhook");
  }

  tryPosting = (): Promise<void> => this.#change("POST", "/webhook/trial");

  async #change(method: string, path: string, body?: unknown): Promise<void> {
    await api.send(method, `${PATH}${path}`, body);
    await this.refresh();
  }
}

/** A subscription with the house's key; one with another key, as of a house that was there before, is given up. */
async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options).catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return registration.pushManager.subscribe(options);
    });
  } catch {
    throw new NotDone(0, say("page-push-unable"));
  }
}

export const notices = new Notices();
