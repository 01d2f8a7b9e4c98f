/**
 * `merchants`: the registry of a running edge, by its operator's API. It prints what a person reads, and each new key
 * once.
 */
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type {
  AddedMerchant,
  MadeApiKey,
  MerchantList,
  RegisteredMerchant,
  ResealedMerchants,
} from '../../shared/domain/merchant/registry.schema.ts'
import { CommandError } from './failure.ts'
import { redirectReason, requireProtected } from './key-address.ts'

type ShownKey = RegisteredMerchant['ApiKeys'][number]

/** How a new key is limited, as the words of the command. */
export interface KeyOptions {
  name?: string | undefined
  /** With commas between them. */
  capabilities?: string | undefined
  origins?: string | undefined
  expires?: string | undefined
}

export interface MerchantsRequest {
  /** The edge's address. */
  edge: string
  operatorKey: string | undefined
  /** The words after `merchants`. */
  words: readonly string[]
  /** A JSON file with the entry of a merchant, or `-` for standard input. */
  entry: string
  /** Whether the provider is not asked whether it takes the credentials. */
  isOffline: boolean
  /** What `add-key` limits the key to. */
  key: KeyOptions
}

const usage = `Name what to do: keys, add <id>, list, keys <id>, rotate <id>, add-key <id>, remove-key <id> <key>,
disable <id>, enable <id>, delete <id> or reseal.`

/** @returns the lines to print @throws CommandError */
export async function merchants(request: MerchantsRequest): Promise<string[]> {
  const [act, id, key, ...more] = request.words
  if (act === 'keys' && id === undefined) return newKeys(Date.now())
  const api = operatorApi(request)
  const path = `/operator/merchants/${encodeURIComponent(id ?? '')}`
  const wanted = act === 'list' || act === 'reseal' ? 0 : act === 'remove-key' ? 2 : 1
  if ([id, key, ...more].filter((word) => word !== undefined).length !== wanted) throw new CommandError(usage)
  switch (act) {
    case 'list':
      return list(api)
    case 'reseal':
      return reseal(api)
    case 'add': {
      const text = readFileSync(request.entry === '-' ? 0 : resolve(request.entry), 'utf8')
      const query = request.isOffline ? '' : '?check=provider'
      const { ApiKey } = await api<AddedMerchant>('PUT', path + query, text, { 'If-None-Match': '*' })
      return [ApiKey]
    }
    case 'rotate': {
      const before = await api<RegisteredMerchant>('GET', path)
      const { Id, ApiKey } = await api<MadeApiKey>('POST', `${path}/keys`)
      const others = before.ApiKeys.map((one) => one.Id).join(' ')
      return [ApiKey, `The new key is ${Id}. These are in force too: ${others || 'none'}.`]
    }
    case 'keys':
      return (await api<RegisteredMerchant>('GET', path)).ApiKeys.map(keyLine)
    case 'add-key':
      return addKey(api, path, request.key)
    case 'remove-key':
      await api('DELETE', `${path}/keys/${encodeURIComponent(key!)}`)
      return [`${key} is removed.`]
    case 'disable':
      return setDisabled(request, path, true)
    case 'enable':
      return setDisabled(request, path, false)
    case 'delete': {
      const { Kept } = await api<{ Kept: RegisteredMerchant['KeptWhenDeleted'] }>('DELETE', path)
      return [`${id} is deleted. The edge still has:`, ...Kept.map(keptLine)]
    }
    default:
      throw new CommandError(usage)
  }
}

function keptLine({ What, Days }: RegisteredMerchant['KeptWhenDeleted'][number]): string {
  return `  ${What}: ${Days === null ? 'for ever' : `${Days} days`}`
}

/** A key, what it may do, and until when, with tabs between them. */
function keyLine({ Id, MadeAt, Name = '', Capabilities, Origins, Expires }: ShownKey): string {
  const may = Capabilities ? Capabilities.join(',') : 'everything'
  const where = Origins ? `sessions for ${Origins.join(',')}` : 'sessions for every origin'
  return [Id, Name, MadeAt, may, where, Expires ? `until ${Expires}` : 'no end'].join('\t')
}

async function addKey(
  api: Api,
  path: string,
  { name, capabilities, origins, expires }: KeyOptions,
): Promise<string[]> {
  const limits = {
    ...(name !== undefined && { Name: name }),
    ...(capabilities !== undefined && { Capabilities: capabilities.split(',') }),
    ...(origins !== undefined && { Origins: origins.split(',') }),
    ...(expires !== undefined && { Expires: expires }),
  }
  if (Object.keys(limits).length === 0) {
    throw new CommandError(
      'Limit the key by --name, --capabilities, --origins or --expires. The command rotate makes one without limits.',
    )
  }
  const { ApiKey, ...made } = await api<MadeApiKey>('POST', `${path}/keys`, JSON.stringify(limits))
  // An edge of an earlier release does not read the body, and has made a key that may do everything.
  const isLimited = Object.entries(limits).every(
    ([name, limit]) => JSON.stringify(made[name as keyof typeof made]) === JSON.stringify(limit),
  )
  if (!isLimited) {
    await api('DELETE', `${path}/keys/${made.Id}`)
    throw new CommandError('The edge is of an earlier release, which cannot limit keys. No key was kept.')
  }
  return [ApiKey, keyLine(made)]
}

/** A first key for the registry, and one for an operator: nothing is stored by it. */
function newKeys(now: number): string[] {
  const kid = `${new Date(now).toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  const ring = JSON.stringify([{ kid, key: randomBytes(32).toString('base64') }])
  const operatorKey = `oop_${randomBytes(32).toString('base64url')}`
  const hash = createHash('sha256').update(operatorKey).digest('hex')
  return [
    `REGISTRY_KEY (a secret; a lost one loses the registry): ${ring}`,
    `OPERATOR_KEY_HASHES (a variable): ${JSON.stringify([hash])}`,
    `The operator's key: ${operatorKey}`,
  ]
}

type Api = <Answer>(
  method: string,
  path: string,
  body?: string,
  headers?: Record<string, string>,
) => Promise<Answer>

function operatorApi(request: MerchantsRequest): Api {
  return async <Answer>(...call: Parameters<Api>) => (await callEdge<Answer>(request, ...call)).answer
}

/** @returns the answer, with the revision of the merchant in it @throws CommandError */
async function callEdge<Answer>(
  { edge, operatorKey }: MerchantsRequest,
  ...[method, path, body, headers = {}]: Parameters<Api>
): Promise<{ answer: Answer; etag: string | null }> {
  if (!operatorKey) throw new CommandError('The environment has no ORDER_ADMIN_OPERATOR_KEY.')
  requireProtected(edge)
  const response = await fetch(new URL(path, edge), {
    method,
    headers: {
      Authorization: `Bearer ${operatorKey}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw new CommandError(`${edge} does not answer.`, { cause: error })
  })
  const text = await response.text()
  if (!response.ok) throw new CommandError(redirectReason(response) ?? reasonOf(response.status, text))
  return {
    answer: (text === '' ? undefined : JSON.parse(text)) as Answer,
    etag: response.headers.get('ETag'),
  }
}

function reasonOf(status: number, text: string): string {
  try {
    const { title, detail, errors } = JSON.parse(text) as {
      title: string
      detail?: string
      errors?: { detail: string }[]
    }
    return errors
      ? errors.map((one) => one.detail).join('\n')
      : [`${title}.`, detail].filter(Boolean).join(' ')
  } catch {
    return `The edge answered with status ${status}.`
  }
}

async function list(api: Api): Promise<string[]> {
  const lines: string[] = []
  for (let after = ''; ;) {
    const page = await api<MerchantList>('GET', `/operator/merchants?limit=500&after=${after}`)
    for (const { MerchantId, Disabled, ChangedAt } of page.Merchants) {
      lines.push(`${MerchantId}\t${Disabled ? 'disabled' : 'enabled'}\t${ChangedAt}`)
    }
    if (page.After === undefined) return lines
    after = page.After
  }
}

/** Sends back what the edge shows, and nothing over a change of somebody else. Credentials that are left out stay. */
async function setDisabled(request: MerchantsRequest, path: string, Disabled: boolean): Promise<string[]> {
  const { answer, etag } = await callEdge<RegisteredMerchant>(request, 'GET', path)
  // Only the view has these. All others are the entry's, also those of a later release.
  const {
    MerchantId,
    ChangedAt: _,
    Stored: _stored,
    ApiKeys: _keys,
    KeptWhenDeleted: _kept,
    ...entry
  } = answer
  const body = JSON.stringify({ ...entry, Disabled })
  await callEdge(request, 'PUT', path, body, etag === null ? {} : { 'If-Match': etag })
  return [
    Disabled
      ? `${MerchantId} is refused within five seconds, and its sessions have ended.`
      : `${MerchantId} is served within five seconds.`,
  ]
}

async function reseal(api: Api): Promise<string[]> {
  let count = 0
  for (;;) {
    const { Resealed, IsMore } = await api<ResealedMerchants>('POST', '/operator/reseal')
    count += Resealed
    if (!IsMore) return [`${count} records are sealed again, all with the first key now.`]
  }
}
