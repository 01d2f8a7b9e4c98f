/**
 * The sandbox's console: a page, and what it needs to call the sandbox as one of its merchants. After that it uses the
 * ordinary endpoints. It exists only in a sandbox with a CONSOLE_KEY.
 */
import * as z from 'zod/mini'
import { getCookie, setCookie } from 'hono/cookie'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type TestPerson, testPersons } from '../../shared/test-persons.ts'
import { accountOf } from '../auth/accounts.ts'
import { systemClock } from '../clock.ts'
import type { ConsoleConfig, MerchantAccount } from '../config.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import { errorResponse } from '../http/errors.ts'
import { reservationsOf, worldsOf } from '../merchant/directory-stubs.ts'
import { bodyOf } from '../rest/caller.ts'
import {
  cookieName,
  digestOf,
  isKey,
  isOwnHost,
  isOwnPage,
  isSession,
  newSession,
  SESSION_MS,
} from './access.ts'

export interface ConsoleEndpoint {
  method: 'GET' | 'POST'
  path: `/console${string}`
  answer(call: Call): Promise<Response>
}

/** Everything is of this origin, no page may frame it, and scripts make markup by lit only. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'img'].map((kind) => `${kind}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ')

const readKey = jsonBodyReader(z.strictObject({ key: z.string() }), operatorName())

export const consoleEndpoints: readonly ConsoleEndpoint[] = [
  { method: 'GET', path: '/console', answer: (call) => file(call, 'console.html', 'text/html') },
  {
    method: 'GET',
    path: '/console/console.js',
    answer: (call) => file(call, 'built/console.js', 'text/javascript'),
  },
  { method: 'GET', path: '/console/console.css', answer: (call) => file(call, 'console.css', 'text/css') },
  { method: 'GET', path: '/console/icon.svg', answer: (call) => file(call, 'icon.svg', 'image/svg+xml') },
  { method: 'POST', path: '/console/session', answer: openSession },
  { method: 'GET', path: '/console/merchants', answer: listMerchants },
]

/** The console's configuration, or the answer that refuses the request. */
function consoleOf(call: Call): ConsoleConfig | Response {
  const { sandbox, console: settings } = call.get('config')
  if (!sandbox || !settings) return errorResponse('address-not-found')
  if (isOwnHost(call.req.url, settings)) return settings
  const { host } = new URL(call.req.url)
  return refusal(
    `The console does not answer at ${host}. It answers on this machine, and at the hosts of CONSOLE_HOSTS.`,
  )
}

async function file(call: Call, name: string, type: string): Promise<Response> {
  const settings = consoleOf(call)
  if (settings instanceof Response) return settings
  const found = await call.env.ASSETS?.fetch(new URL(name, 'http://assets/'))
  if (found?.status !== 200) {
    await found?.body?.cancel()
    return errorResponse('address-not-found', { Message: `This sandbox was started without ${name}.` })
  }
  return new Response(found.body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Takes the key of the link once, and answers with a session's cookie. The browser that has it may open the link again. */
async function openSession(call: Call): Promise<Response> {
  const settings = consoleOf(call)
  if (settings instanceof Response) return settings
  if (!isOwnPage(call.req.raw, true)) return refusal('Only the console itself opens a session.')
  const sent = await bodyOf(call)
  if (!sent.ok) return sent.reason
  const body = readKey(sent.value)
  if (!body.ok) return errorResponse('request-invalid', { refusals: body.reason })
  if (!(await isKey(body.value.key, settings))) {
    return refusal('The link is of another start of the sandbox.')
  }
  const name = await cookieName(settings)
  const now = systemClock.now()
  if (await isSession(getCookie(call, name), settings, now)) return new Response(null, { status: 204 })
  if (!(await reservationsOf(call.env).useConsoleKey(await digestOf(settings.key)))) {
    return refusal('The link was opened before, and works once.')
  }
  setCookie(call, name, await newSession(settings, now), {
    path: '/console',
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(call.req.url).protocol === 'https:',
    maxAge: SESSION_MS / 1000,
  })
  return call.body(null, 204)
}

/** The merchants with their credentials, and what else a page must know to call the sandbox. */
async function listMerchants(call: Call): Promise<Response> {
  const settings = consoleOf(call)
  if (settings instanceof Response) return settings
  if (!isOwnPage(call.req.raw, false)) return refusal('Only the console itself reads this.')
  const cookie = getCookie(call, await cookieName(settings))
  if (!(await isSession(cookie, settings, systemClock.now()))) {
    return errorResponse('authorization-refused', { Message: 'The session has ended, or never began.' })
  }
  const { operator, soap, actions, merchants, sandboxData } = call.get('config')
  const persons: [string | undefined, TestPerson][] = [
    ...Object.entries(testPersons as Record<string, TestPerson>),
    ...sandboxData.customers.map((person): [undefined, TestPerson] => [undefined, person]),
  ]
  return jsonResponse(200, {
    operator: operator.name,
    soap: { namespace: soap.namespace, path: soap.path },
    actions,
    desk: settings.desk,
    merchants: merchants.map(credentialsOf),
    worlds: await worldsIn(call),
    persons: persons.map(([name, person]) => ({
      name,
      CountryCode: person.CountryCode,
      NationalId: person.NationalId,
      CustomerType: person.CustomerType,
      FullName: person.FullName,
      outcome: person.pending ? 'Pending' : person.outcome,
      creditLimit: person.creditLimit,
    })),
  })
}

/** The open worlds, with their credentials and when they end. */
async function worldsIn(call: Call) {
  const config = call.get('config')
  const open = await worldsOf(call.env).openWorlds()
  return open.flatMap(({ number, until }) => {
    const account = accountOf(config, String(number))
    return account ? [{ ...credentialsOf(account), expires: new Date(until).toISOString() }] : []
  })
}

function credentialsOf({
  MerchantId,
  Name,
  ClientId,
  ClientSecret,
  SharedSecret,
  SoapClients,
}: MerchantAccount) {
  return { MerchantId, Name, ClientId, ClientSecret, SharedSecret, SoapClients }
}

function refusal(Message: string): Response {
  return jsonResponse(403, { Code: 40300, Message })
}
