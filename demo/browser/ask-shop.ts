/** Asks the shop's backend for something, and says in words what came of it. */

// The page's own calls are not those of the desk: they are not in its log, and go on when its line is cut.
const ownFetch = globalThis.fetch.bind(globalThis)

export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: string }

/** What was done, in words. */
export interface Said {
  said: string
}

/** @param path below `/shop` */
export async function askShop<Value = Said>(path: string, body?: object): Promise<Answer<Value>> {
  try {
    const answer = await ownFetch(`/shop/${path}`, {
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
