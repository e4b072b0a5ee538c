/** What hosts and administrators ask of the house. */

import { api } from "./api";
import type { Deeds, Desk, HouseSettings, People, Reports, SanctionFacts, StateFacts, TablePart } from "./protocol";
import type { Language } from "./words";

const part = (text: string, skip: number): string => `text=${encodeURIComponent(text)}&skip=${skip}`;

export const order = {
  desk: (): Promise<Desk> => api.send("GET", "/api/admin"),
  reports: (closed: boolean, skip: number): Promise<Reports> =>
    api.send("GET", `/api/admin/reports?closed=${closed}&skip=${skip}`),
  closeReport: (id: string, note: string): Promise<null> =>
    api.send("POST", `/api/admin/reports/${id}/close`, { note }),
  log: (text: string, skip: number): Promise<Deeds> => api.send("GET", `/api/admin/log?${part(text, skip)}`),
  sanctions: (): Promise<SanctionFacts[]> => api.send("GET", "/api/admin/sanctions"),
  removeLine: (table: string, line: number, why: string): Promise<null> =>
    api.send("POST", `/api/admin/tables/${table}/lines/${line}/remove`, { why }),
  /** Ban, mute, rename or sign out somebody, or end such a thing. */
  act: (person: string, action: Action, why: string, hours?: number | null): Promise<null> =>
    api.send("POST", `/api/admin/people/${person}/${action}`, hours === undefined ? { why } : { why, hours }),
  giveRole: (person: string, role: string, why: string): Promise<null> =>
    api.send("POST", `/api/admin/people/${person}/role`, { role, why }),
  tables: (text: string, skip: number): Promise<TablePart> => api.send("GET", `/api/admin/tables?${part(text, skip)}`),
  closeTable: (id: string, why: string): Promise<null> => api.send("POST", `/api/admin/tables/${id}/close`, { why }),
  people: (text: string, skip: number): Promise<People> => api.send("GET", `/api/admin/people?${part(text, skip)}`),
  banAddress: (network: string, hours: number, why: string): Promise<null> =>
    api.send("POST", "/api/admin/addresses/ban", { network, hours, why }),
  unbanAddress: (network: string, why: string): Promise<null> =>
    api.send("POST", "/api/admin/addresses/unban", { network, why }),
  state: (): Promise<StateFacts> => api.send("GET", "/api/admin/state"),
  settings: (): Promise<HouseSettings> => api.send("GET", "/api/admin/settings"),
  setLimit: (name: string, value: string | null): Promise<null> =>
    api.send("PUT", `/api/admin/settings/${name}`, { value }),
  setText: (name: string, language: Language, text: string): Promise<null> =>
    api.send("PUT", `/api/admin/texts/${name}`, { language, text }),
};

export type Action = "ban" | "unban" | "mute" | "unmute" | "rename" | "sign-out";

/** For how long something holds, in hours; null is for good. */
export const SPANS = [
  ["hour", 1],
  ["day", 24],
  ["week", 168],
  ["month", 720],
  ["good", null],
] as const;

/** What was typed, but for what has been kept. */
export const without = (typed: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([other]) => other !== name));
