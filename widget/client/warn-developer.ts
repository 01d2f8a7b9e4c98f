/** Tells a page's developer about mistakes in its setup: once each, in English, and never with a secret of ours. */

export type SetupFault =
  /** `fetchSession` is not set. */
  | { is: 'session-unset' }
  /** `fetchSession` is not a function. */
  | { is: 'session-no-function'; given: string }
  /** `fetchSession` threw. */
  | { is: 'session-failed' }
  /** `fetchSession` has not answered in half a minute. */
  | { is: 'session-late' }
  /** `fetchSession` returned something that is no session. */
  | { is: 'session-malformed'; given: string }
  /** `fetchSession` returned nothing. */
  | { is: 'session-refused' }
  /** `fetchSession` returned the edge's refusal of `POST /sessions` instead of a session. */
  | { is: 'session-not-opened'; code: string; pointer: unknown; detail: unknown }
  /** The edge refused a call because of the session or the order's number. */
  | { is: 'refused'; code: string; capability: string | undefined }
  /** The edge answers, but not to pages of this origin. */
  | { is: 'origin-not-allowed'; edge: string }
  /** `edge-url` is not a valid address. */
  | { is: 'edge-url-invalid'; edge: string }
  /** `orderId` has a type that an id cannot have, or is an inexact number. */
  | { is: 'order-id-wrong'; given: string }
  /** `heading-level` is not a level of a heading. */
  | { is: 'heading-level-wrong'; given: string }
  /** The server at the address is no edge, or has it at another path. */
  | { is: 'edge-is-another'; edge: string }
  /** The edge does not answer at all. */
  | { is: 'edge-not-found'; edge: string }
  /** An attribute whose name has lost its hyphen, so that it does nothing. */
  | { is: 'attribute-unknown'; given: string; meant: string }
  /** The page has another version of the element already. */
  | { is: 'other-version'; first: unknown; second: string }

const DOCS = 'See "When it does not work" in the README of the npm package order-admin.'

/** What to do about the codes of `POST /sessions`. */
const advice = new Map<string, () => string>([
  [
    'origin-not-allowed',
    () => `Add ${location.origin} to the merchant's Origins at the edge, and send it as origin.`,
  ],
  ['api-key-invalid', () => "Your backend's API key is not one of the merchant's ApiKeyHashes at the edge."],
  ['api-key-expired', () => "Your backend's API key has expired at the edge. Give it the next one."],
  ['api-key-missing', () => 'Your backend must send Authorization: Bearer and its API key.'],
])

/** The place of the mistake in the request, if the backend passed the edge's answer on unchanged. */
function placeOf(pointer: unknown): string {
  return typeof pointer === 'string' && /^(\/\w{1,40}){1,3}$/.test(pointer) ? ` at ${pointer}` : ''
}

/**
 * What the edge said about the member, such as the list of capabilities. Limited to the length and characters that the
 * edge uses: a backend may pass on any text.
 */
function detailOf(detail: unknown): string {
  return typeof detail === 'string' && /^[\w ,.:'()-]{1,400}$/.test(detail) ? ` It says: ${detail}` : ''
}

const STALE = 'so is the one that fetchSession returned next. Ask the edge for a new session each time.'

/** What the edge refused, and what the page's backend must do. */
const refusals = new Map<string, (capability: string) => string>([
  [
    'session-wrong-origin',
    () =>
      `the session is for another page. Your backend must send ${location.origin} as origin to POST /sessions.`,
  ],
  [
    'session-invalid',
    () =>
      'the edge does not know the token that fetchSession returned. Return what the edge answered, unchanged.',
  ],
  ['session-ended', () => `the session was ended, and ${STALE}`],
  ['session-expired', () => `the session is over, and ${STALE}`],
  ['session-not-yet-valid', () => "the session begins later: compare the clocks of the edge's servers."],
  ['session-unknown-merchant', () => 'the session is for a merchant that the edge no longer has.'],
  [
    'capability-missing',
    (capability) =>
      `the session has no capability ${capability}. Your backend names the capabilities in POST /sessions.`,
  ],
  [
    'order-outside-session',
    () => 'the session is for another order: your backend sent its orderId to POST /sessions.',
  ],
  [
    'order-id-invalid',
    () => 'order-id must be the checkout order id, which has up to 19 digits and nothing else.',
  ],
])

const texts: { [Is in SetupFault['is']]: (fault: Extract<SetupFault, { is: Is }>) => string } = {
  'session-unset': () =>
    'the property fetchSession is not set, so no session can be opened. Set it to a function that returns one.',
  'session-no-function': ({ given }) => `fetchSession must be a function, not ${given}.`,
  'session-failed': () =>
    'fetchSession threw. Its error is beside this text. Where nobody is signed in, return nothing.',
  'session-late': () =>
    'fetchSession has not answered in 30 seconds: its promise is still pending. Give the request to your backend a timeout.',
  'session-malformed': ({ given }) =>
    given === 'Response'
      ? 'fetchSession returned a Response. Return its JSON: (await fetch(…)).json().'
      : `fetchSession must return { token, expiresAt } as the edge answered it, and returned ${given}.`,
  'session-refused': () => 'fetchSession returned nothing, so the page says that nobody is signed in.',
  'session-not-opened': ({ code, pointer, detail }) =>
    `the edge opened no session: ${code}${placeOf(pointer)}. ${advice.get(code)?.() ?? 'Your backend sent a body that the edge does not take.'}${detailOf(detail)}`,
  refused: ({ code, capability = 'that this needs' }) => `${code}: ${refusals.get(code)?.(capability) ?? ''}`,
  'origin-not-allowed': ({ edge }) =>
    `the edge at ${edge} answers, but not to pages of ${location.origin}: add this origin to the merchant's Origins.`,
  'edge-url-invalid': ({ edge }) =>
    `edge-url must be an address such as https://edge.example, or a path of the page's own site, and ` +
    (edge.trim() ? `is ${edge}.` : 'is not set. Only the script of an edge knows its edge without it.'),
  'order-id-wrong': ({ given }) => `orderId must be text, a safe integer or a bigint, not ${given}.`,
  'heading-level-wrong': ({ given }) =>
    `heading-level must be a whole number from 1 to 6, and is ${given}: the default, 2, counts.`,
  'attribute-unknown': ({ given, meant }) =>
    `the attribute ${given} does nothing. In HTML it is called ${meant}.`,
  'edge-is-another': ({ edge }) =>
    `nothing at ${edge} answers as an edge; check edge-url. Without it the desk asks where its script came from, which must then be an edge.`,
  'edge-not-found': ({ edge }) =>
    `nothing answers at ${edge}. Check edge-url, whether the edge runs, and connect-src of the page's policy.`,
  'other-version': ({ first, second }) =>
    `version ${typeof first === 'string' ? first : 'unknown'} is on this page already, so version ${second} does nothing. Load only one.`,
}

/** Whether an edge answers there, if only with a file that every page may read. */
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

/**
 * Reports a fault once on the console, for as long as the page lives.
 * @param cause what the page's own code threw
 */
export function warnDeveloper(fault: SetupFault, ...cause: unknown[]): void {
  const text = `<order-admin>: ${textOf(fault)} ${DOCS}`
  if (told.has(text)) return
  told.add(text)
  console.warn(text, ...cause)
}

function textOf(fault: SetupFault): string {
  return (texts[fault.is] as (fault: SetupFault) => string)(fault)
}
