/** Sends a request to the shop's backend, and returns the result as a text. */

// The log and the cut line are for the desk's calls, not for the page's own.
const ownFetch = globalThis.fetch.bind(globalThis)

export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string }

/** The result as a text. */
export interface Said {
  said: string
}

/** @param path below `/shop` */
export async function askShop<Value = Said>(
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer<Value>> {
  try {
    const answer = await ownFetch(`/shop/${path}`, {
      ...(signal && { signal }),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const value = (await answer.json()) as Value & { error?: string }
    return answer.ok ? { ok: true, value } : { ok: false, error: value.error ?? 'The shop refused it.' }
  } catch {
    return { ok: false, error: 'The shop did not answer. Is it still running?' }
  }
}
