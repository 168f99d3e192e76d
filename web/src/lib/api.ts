/** Requests to the server. Every error arrives as an `ApiError` that says what to tell the person. */

import type { Me } from "./types";

export class ApiError extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
    detail: string,
    readonly retryAfter = 0,
  ) {
    super(detail);
  }
}

let csrf = "";

export function rememberSession(me: Me | null): void {
  csrf = me?.csrf ?? "";
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError("unreachable", 0, "The server cannot be reached.");
  }
  if (!answer.ok) throw await readError(answer);
  if (answer.status === 204) return undefined as T;
  const type = answer.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

async function readError(answer: Response): Promise<ApiError> {
  let id = answer.status >= 500 ? "server" : "bad-request";
  let detail = answer.statusText;
  try {
    const told = (await answer.json()) as { error?: string; detail?: string };
    id = told.error ?? id;
    detail = told.detail ?? detail;
  } catch {
    // A proxy answered in its own words: the status has to do.
  }
  return new ApiError(id, answer.status, detail, Number(answer.headers.get("Retry-After") ?? 0));
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
