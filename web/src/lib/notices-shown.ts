/** Notices that the device shows: those of turns that have passed go, as public/service-worker.js does it, too. */

const OF_TURNS = ["turn", "time"];

interface About {
  kind?: string;
  table?: string;
}

/** Close what is shown of tables that no longer wait for the reader. */
export async function closeNotices(waiting: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const notice of shown) {
    const { kind = "", table = "" } = (notice.data ?? {}) as About;
    if (OF_TURNS.includes(kind) && !waiting.includes(table)) notice.close();
  }
}
