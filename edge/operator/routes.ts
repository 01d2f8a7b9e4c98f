/**
 * The operator's API: the registry of merchants. It is off unless an operator's key is configured, has no CORS, and no
 * session and no merchant's key can use it.
 */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type {
  AddedMerchant,
  DeletedMerchant,
  MadeApiKey,
  MerchantList,
  OperatorJournal,
  RegisteredMerchant,
} from '../../shared/domain/merchant/registry.schema.ts'
import { registryLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { strictBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { onlyOnce, pageLimit } from '../http/query.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { sentParts } from '../http/sent-parts.ts'
import { directoryOf } from '../registry/directory-of.ts'
import { readRecord } from '../registry/read-record.ts'
import {
  configOf,
  merchantEntry,
  type MerchantEntry,
  merchantIdForm,
  type RecordedKey,
} from '../registry/registry-merchant.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'
import { tryCredentials } from '../upstream/try-credentials.ts'
import {
  type Change,
  type Changed,
  changeMerchant,
  type Doer,
  inForce,
  storeChange,
  TOLD_WITHIN_S,
} from './change-merchant.ts'
import { type Conditions, entryChange } from './entry-change.ts'
import { keptOfMerchant } from './kept.ts'
import { limitsAsked, makeKey, withKey, withoutKey } from './keys.ts'
import { instant, keyView, listedView, merchantView } from './merchant-view.ts'
import { type Operator, operatorOf } from './operator-key.ts'
import { resealMerchants } from './reseal.ts'

type Asked = Context<EdgeContext>

const readEntry = strictBodyReader(merchantEntry, operatorName())
const MERCHANT = '/operator/merchants/:id'

export const operatorRoutes = new Hono<EdgeContext>()
  .get('/operator/merchants', (c) =>
    asOperator(c, async () => {
      const query = onlyOnce(c.req.queries(), ['after', 'limit'])
      if (!query.ok) return problem(c, query.reason)
      const limit = pageLimit(query.value.limit, registryLimits.page)
      if (!limit.ok) return problem(c, limit.reason)
      const found = await directoryOf(c.env).page(query.value.after ?? '', limit.value + 1)
      const page = found.slice(0, limit.value)
      return answer<MerchantList>(c, {
        Merchants: page.map(listedView),
        ...(found.length > page.length && { After: page.at(-1)!.id }),
      })
    }),
  )
  .put(MERCHANT, (c) => asOperatorOf(c, putMerchant))
  .get(MERCHANT, (c) =>
    asOperatorOf(c, async (id, operator) => {
      const read = await readRecord(c.env, id, operator.registry.keys)
      if (!read || read === 'deleted') return problem(c, NOT_FOUND)
      return answer<RegisteredMerchant>(c, merchantView(id, read), 200, tagOf(read.revision))
    }),
  )
  .delete(MERCHANT, (c) =>
    asOperatorOf(c, async (id, operator) => {
      const stopped = await stopMerchant(c, id, operator, (now) => {
        if (!now) return refuse(NOT_FOUND)
        if (now.state === 'enabled') return refuse(STILL_ENABLED)
        return ok({ operation: 'deleteMerchant', state: 'deleted', merchant: undefined })
      })
      const changed = inForce(stopped)
      if (!changed.ok) return problem(c, changed.reason)
      return answer<DeletedMerchant>(c, { MerchantId: id, Kept: keptOfMerchant() })
    }),
  )
  .post(`${MERCHANT}/keys`, (c) => asOperatorOf(c, addKey))
  .delete(`${MERCHANT}/keys/:key`, (c) =>
    asOperatorOf(c, async (id, operator) => {
      const changed = await changeMerchant(c.env, id, doerOf(c, operator), (now) => {
        if (!now) return refuse(NOT_FOUND)
        const { state, merchant } = now
        const left = withoutKey(merchant, c.req.param('key') ?? '')
        // A key that is gone is removed.
        return ok(left && { operation: 'removeApiKey', state, merchant: left })
      })
      return changed.ok ? c.body(null, 204, NOT_STORED) : problem(c, changed.reason)
    }),
  )
  .get('/operator/journal', (c) =>
    asOperator(c, async () => {
      const query = onlyOnce(c.req.queries(), ['before', 'limit'])
      if (!query.ok) return problem(c, query.reason)
      const { before = String(Number.MAX_SAFE_INTEGER) } = query.value
      const limit = pageLimit(query.value.limit, registryLimits.page)
      if (!limit.ok) return problem(c, limit.reason)
      if (!/^\d{1,16}$/.test(before)) return problem(c, A_PLACE)
      const found = await directoryOf(c.env).acts(Number(before), limit.value + 1)
      const page = found.slice(0, limit.value)
      return answer<OperatorJournal>(c, {
        Entries: page.map(({ at, operator, operation, merchant, request }) => ({
          At: instant(at),
          Operator: operator,
          Operation: operation,
          ...(merchant !== null && { MerchantId: merchant }),
          RequestId: request,
        })),
        ...(found.length > page.length && { Before: String(page.at(-1)!.id) }),
      })
    }),
  )
  .post('/operator/reseal', (c) =>
    asOperator(c, async (operator) => {
      const resealed = await resealMerchants(c.env, doerOf(c, operator))
      return resealed.ok ? answer(c, resealed.value) : problem(c, resealed.reason)
    }),
  )

async function addKey(id: string, operator: Operator, c: Asked): Promise<Response> {
  const limits = await limitsAsked(c)
  if (!limits.ok) return problem(c, limits.reason)
  const { apiKey, recorded } = await makeKey(id, limits.value)
  const changed = await storeChange(c.env, id, doerOf(c, operator), (now) => {
    if (!now) return refuse(NOT_FOUND)
    const merchant = withKey(now.merchant, recorded)
    return merchant.ok ? ok({ operation: 'addApiKey', state: now.state, merchant: merchant.value }) : merchant
  })
  if (!changed.ok) return problem(c, changed.reason)
  return answer<MadeApiKey>(c, { ...keyView(recorded), ApiKey: apiKey }, 201, toldLater(changed.value))
}

async function putMerchant(id: string, operator: Operator, c: Asked): Promise<Response> {
  if (config.merchants.has(id)) {
    return problem(c, {
      code: 'merchant-in-configuration',
      detail: `MERCHANTS has ${id}. Take it out there first.`,
    })
  }
  const query = onlyOnce(c.req.queries(), ['check'])
  if (!query.ok) return problem(c, query.reason)
  const { check } = query.value
  if (check !== undefined && check !== 'provider') return problem(c, A_CHECK)
  const conditions = conditionsOf(c)
  if (!conditions.ok) return problem(c, conditions.reason)
  const bytes = await requestBytes(c)
  if (!bytes.ok) return problem(c, bytes.reason)
  const entry = readEntry(bytes.value)
  if (!entry.ok) return problem(c, refusedMembers(entry.reason))
  return put(c, id, operator, {
    entry: entry.value,
    conditions: conditions.value,
    isChecked: check !== undefined,
  })
}

interface Put {
  entry: MerchantEntry
  conditions: Conditions
  /** Whether the provider is asked first. */
  isChecked: boolean
}

async function put(c: Asked, id: string, operator: Operator, { entry, conditions, isChecked }: Put) {
  const first = await makeKey(id)
  if (isChecked) {
    const refused = await refusedCredentials(c, id, operator, { entry, conditions, first: first.recorded })
    if (refused) return problem(c, refused)
  }
  const change: Change = (now) => entryChange(entry, conditions, now, first.recorded)
  const stored = entry.Disabled
    ? await stopMerchant(c, id, operator, change)
    : await storeChange(c.env, id, doerOf(c, operator), change)
  // A new merchant's key is answered now or never.
  const changed = stored.ok && !stored.value.before ? stored : inForce(stored)
  if (!changed.ok) return problem(c, changed.reason)
  const { revision, before, wanted } = changed.value
  const view = merchantView(id, { state: wanted!.state, changedAt: Date.now(), merchant: wanted!.merchant! })
  if (before) return answer<RegisteredMerchant>(c, view, 200, tagOf(revision))
  const more = { ...tagOf(revision), ...toldLater(changed.value) }
  return answer<AddedMerchant>(c, { ...view, ApiKey: first.apiKey }, 201, more)
}

/** Why the provider does not accept the entry's credentials; nothing is written by the question. */
async function refusedCredentials(
  c: Asked,
  id: string,
  { registry }: Operator,
  { entry, conditions, first }: Omit<Put, 'isChecked'> & { first: RecordedKey },
): Promise<ProblemReason | undefined> {
  const read = await readRecord(c.env, id, registry.keys)
  if (read === 'deleted') return undefined
  const wanted = entryChange(entry, conditions, read, first)
  if (!wanted.ok) return wanted.reason
  const { failure } = await tryCredentials(config, configOf(id, wanted.value.merchant!))
  if (failure?.code !== 'provider-rejects-credentials') return failure
  return { code: 'merchant-credentials-refused', detail: 'Nothing was stored.' }
}

/**
 * Stores a change after which the merchant is not served, and ends its sessions. They end once the change is stored, even
 * if the client leaves or no isolate hears of the change yet; the same request again ends those that a failure left.
 */
async function stopMerchant(
  c: Asked,
  id: string,
  operator: Operator,
  change: Change,
): Promise<Result<Changed, ProblemReason>> {
  const stopping = storeChange(c.env, id, doerOf(c, operator), change).then(async (changed) => {
    if (changed.ok || (await isStopped(c, id, operator, changed.reason))) await endSessions(c, id, operator)
    return changed
  })
  c.executionCtx.waitUntil(stopping.catch(() => undefined))
  return stopping
}

/** Whether the refused change was done before: by the same request, whose end of the sessions may have failed. */
async function isStopped(
  c: Asked,
  id: string,
  { registry }: Operator,
  { code }: ProblemReason,
): Promise<boolean> {
  if (code !== 'merchant-changed' && code !== 'edge-unavailable') return code === 'merchant-deleted'
  const now = await readRecord(c.env, id, registry.keys)
  return now === 'deleted' || now?.state === 'disabled'
}

/** Ends the sessions of a merchant that is not served any more, and closes their sockets. */
async function endSessions(c: Asked, id: string, { id: operator }: Operator): Promise<void> {
  const doer = {
    kind: 'server' as const,
    id: `operator:${operator}`,
    requestId: c.get('requestId'),
    letterId: crypto.randomUUID(),
  }
  await sessionsOf(c.env, id).endAll(doer, false, true)
}

/** The version that the request is for. */
function conditionsOf(c: Asked): Result<Conditions, ProblemReason> {
  const none = c.req.header('If-None-Match')
  const match = c.req.header('If-Match')
  if (none !== undefined && (none.trim() !== '*' || match !== undefined)) {
    return refuse({ code: 'if-match-invalid', detail: 'If-None-Match is * and stands alone.' })
  }
  const revision = match === undefined ? undefined : /^"(\d{1,15})"$/.exec(match.trim())?.[1]
  if (match !== undefined && revision === undefined) return refuse({ code: 'if-match-invalid' })
  return ok({ isNew: none !== undefined, revision: revision === undefined ? undefined : Number(revision) })
}

async function asOperator(c: Asked, work: (operator: Operator) => Promise<Response>): Promise<Response> {
  const operator = await operatorOf(c)
  return operator.ok ? work(operator.value) : problem(c, operator.reason)
}

/** The same for one merchant. */
function asOperatorOf(
  c: Asked,
  work: (id: string, operator: Operator, c: Asked) => Promise<Response>,
): Promise<Response> {
  return asOperator(c, async (operator) => {
    const [, , id = ''] = sentParts(c.req.url)
    return merchantIdForm.test(id) ? work(id, operator, c) : problem(c, AN_ID)
  })
}

function doerOf(c: Asked, operator: Operator): Doer {
  return { operator, requestId: c.get('requestId') }
}

const NOT_STORED = { 'Cache-Control': 'no-store' }

function answer<Body extends object>(c: Asked, body: Body, status: 200 | 201 = 200, more: object = {}) {
  return c.json(body, status, { ...NOT_STORED, ...more })
}

function tagOf(revision: number): { ETag: string } {
  return { ETag: `"${revision}"` }
}

/** For a key that is shown once, also if it is stored and not in force yet: that it is then. */
function toldLater({ isTold }: Changed): { 'Retry-After'?: string } {
  return isTold ? {} : { 'Retry-After': String(TOLD_WITHIN_S) }
}

const NOT_FOUND: ProblemReason = { code: 'merchant-not-found' }
const STILL_ENABLED: ProblemReason = {
  code: 'merchant-enabled',
  detail: 'Disable it first: its sessions end, and writes under way are done. Then delete it.',
}
const AN_ID: ProblemReason = {
  code: 'path-parameter-invalid',
  detail: 'The id of a merchant has 1 to 64 letters, digits and hyphens, and begins with no hyphen.',
}
const A_CHECK: ProblemReason = {
  code: 'path-parameter-invalid',
  pointer: '/check',
  detail: 'check must be provider.',
}
const A_PLACE: ProblemReason = {
  code: 'path-parameter-invalid',
  pointer: '/before',
  detail: 'before must be that of the page before.',
}
