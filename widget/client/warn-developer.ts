/** What goes wrong while a page is being set up, for its developer: once each, in English, and never with a secret. */

export type SetupFault =
  /** `fetchSession` threw. */
  | { is: 'session-failed' }
  /** `fetchSession` gave something that is no session. */
  | { is: 'session-malformed'; given: string }
  /** `fetchSession` gave nothing. */
  | { is: 'session-refused' }
  /** `fetchSession` gave what the edge answered to `POST /sessions` instead of a session. */
  | { is: 'session-not-opened'; code: string; pointer: unknown }
  /** The edge answers, but no page of this origin. */
  | { is: 'origin-not-allowed'; edge: string }
  /** `edge-url` is no address. */
  | { is: 'edge-url-invalid'; edge: string }
  /** `orderId` is of no type that an id can have, or a number that is not exact. */
  | { is: 'order-id-wrong'; given: string }
  /** `heading-level` is no level of a heading. */
  | { is: 'heading-level-wrong'; given: string }
  /** The edge does not answer at all. */
  | { is: 'edge-not-found'; edge: string }
  /** The page has another version of the element already. */
  | { is: 'other-version'; first: unknown; second: string }

const DOCS = 'See docs/embedding.md, "When it does not work".'

/** What to do about the codes of `POST /sessions`. */
const advice = new Map<string, () => string>([
  [
    'origin-not-allowed',
    () => `Add ${location.origin} to the merchant's Origins at the edge, and send it as origin.`,
  ],
  ['api-key-invalid', () => "Your backend's API key is not one of the merchant's ApiKeyHashes at the edge."],
  ['api-key-missing', () => 'Your backend must send Authorization: Bearer and its API key.'],
])

/** Where in the request the mistake is, if the backend handed that on and it is no other text. */
function placeOf(pointer: unknown): string {
  return typeof pointer === 'string' && /^(\/\w{1,40}){1,3}$/.test(pointer) ? ` at ${pointer}` : ''
}

const texts: { [Is in SetupFault['is']]: (fault: Extract<SetupFault, { is: Is }>) => string } = {
  'session-failed': () =>
    "fetchSession threw, or said nothing for 30 seconds, so the page says that the shop's server failed. Where nobody is signed in, return nothing.",
  'session-malformed': ({ given }) =>
    given === 'Response'
      ? 'fetchSession returned a Response. Return its JSON: (await fetch(…)).json().'
      : `fetchSession must return { token, expiresAt } as the edge answered it, and returned ${given}.`,
  'session-refused': () => 'fetchSession returned nothing, so the page says that nobody is signed in.',
  'session-not-opened': ({ code, pointer }) =>
    `the edge opened no session: ${code}${placeOf(pointer)}. ${advice.get(code)?.() ?? 'The meaning of the code is in docs/problems.md.'}`,
  'origin-not-allowed': ({ edge }) =>
    `the edge at ${edge} answers, but not to pages of ${location.origin}: add this origin to the merchant's Origins.`,
  'edge-url-invalid': ({ edge }) =>
    `edge-url must be an address such as https://edge.example, or a path of the page's own site, and ` +
    (edge.trim() ? `is ${edge}.` : 'is not set. Only the script of an edge knows its edge without it.'),
  'order-id-wrong': ({ given }) => `orderId must be text, a safe integer or a bigint, not ${given}.`,
  'heading-level-wrong': ({ given }) =>
    `heading-level must be a whole number from 1 to 6, and is ${given}: the default, 2, counts.`,
  'edge-not-found': ({ edge }) =>
    `nothing answers at ${edge}. Check edge-url, whether the edge runs, and connect-src of the page's policy.`,
  'other-version': ({ first, second }) =>
    `version ${typeof first === 'string' ? first : 'unknown'} is on this page already, so version ${second} does nothing. Load only one.`,
}

/** Does an edge answer there, if only with a file that every page may read? */
export async function isEdgeFor(edge: string): Promise<boolean> {
  try {
    const answer = await fetch(`${edge}/order-admin.json`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(5000),
    })
    return answer.ok
  } catch {
    return false
  }
}

const told = new Set<string>()

/** Tells a fault once on the console, for as long as the page lives. */
export function warnDeveloper(fault: SetupFault): void {
  const text = `<order-admin>: ${textOf(fault)} ${DOCS}`
  if (told.has(text)) return
  told.add(text)
  console.warn(text)
}

function textOf(fault: SetupFault): string {
  return (texts[fault.is] as (fault: SetupFault) => string)(fault)
}
