/** The payment provider's service: the routes of REST, SOAP, the token endpoint and the sandbox. */
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ConfigError } from '../shared/environment.ts'
import {
  type CallbackOperationName,
  callbackOperationNames,
  callbackOperations,
} from '../shared/wire/callbacks/callback-operations.ts'
import { operations, type RestName, restNames } from '../shared/wire/operations.ts'
import { routedPath } from '../shared/wire/rest-paths.ts'
import { type RestRoute, restRoutes } from '../shared/wire/rest-routes.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { type Env, readConfig } from './config.ts'
import { answerPdf, PDF_PATH } from './soap/pdf-endpoint.ts'
import { errorResponse } from './http/errors.ts'
import type { AppTypes, Call } from './http/call.ts'
import { Merchant as ProductionMerchant } from './merchant/merchant.ts'
import { isWorldEnded } from './merchant/world-ended.ts'
import { SandboxMerchant } from './merchant/sandbox-merchant.ts'
import { consoleEndpoints } from './console/console-endpoints.ts'
import type { TransactedName } from './operations/handler.ts'
import { openApiAnswerer, OPENAPI_PATH } from './openapi/openapi-endpoint.ts'
import { answerReport } from './rest/report-endpoint.ts'
import { recordRequests } from './recording/record-requests.ts'
import { requestLog } from './http/request-log.ts'
import { callbackAnswerer } from './rest/callbacks-endpoint.ts'
import { answerQueue, QUEUE_PATH } from './rest/queue-endpoint.ts'
import { answerRest } from './rest/rest-endpoint.ts'
import { sandboxPaths, sandboxSecurity } from './sandbox/described.ts'
import { sandboxAnswerer } from './sandbox/answer-endpoint.ts'
import type { SandboxEndpoint } from './sandbox/endpoint.ts'
import { sandboxEndpoints } from './sandbox/endpoints.ts'
import { answerSoap } from './soap/soap-endpoint.ts'
import { answerToken, TOKEN_PATH } from './token/token-endpoint.ts'

export { OrderDirectory } from './merchant/order-directory.ts'
export { Requests } from './recording/requests.ts'

/** The class of the merchants' objects. Its exported name is bound in wrangler.jsonc and never changes. */
export const Merchant = (env as Env).SANDBOX === 'on' ? SandboxMerchant : ProductionMerchant

const HEALTH_PATH = '/healthz'
/** The path of a request with an invalid Host header. No real path equals it: a URL has `<` as %3C. */
const NO_PATH = '/<none>'

interface Route {
  method: string
  pattern: string
  /** The route in the log. */
  path: string
  answer: (call: Call) => Response | Promise<Response>
}

const described = { paths: sandboxPaths(sandboxEndpoints), security: sandboxSecurity }

const routes: Route[] = [
  { method: 'POST', pattern: TOKEN_PATH, path: TOKEN_PATH, answer: answerToken },
  ...restRoutes(restNames).map(restRoute),
  ...callbackOperationNames.map(callbackRoute),
  {
    method: 'GET',
    pattern: routedPath(QUEUE_PATH.replace('{taskId}', ':taskid')),
    path: QUEUE_PATH,
    answer: answerQueue,
  },
  {
    method: 'GET',
    pattern: routedPath(PDF_PATH.replace(/\{(\w+)\}/g, ':$1')),
    path: PDF_PATH,
    answer: answerPdf,
  },
  { method: 'GET', pattern: OPENAPI_PATH, path: OPENAPI_PATH, answer: openApiAnswerer(described) },
  ...sandboxEndpoints.map(sandboxRoute),
  ...consoleEndpoints.map((endpoint) => ({ ...endpoint, pattern: endpoint.path })),
]

function restRoute({ method, pattern, names }: RestRoute<RestName>): Route {
  const [first] = names
  // The only streamed answer; no other operation has its path.
  if (first === 'getReport') return { method, pattern, path: operations[first].path, answer: answerReport }
  const transacted = names as readonly [TransactedName, ...TransactedName[]]
  return { method, pattern, path: operations[first].path, answer: (call) => answerRest(transacted, call) }
}

function callbackRoute(name: CallbackOperationName): Route {
  const { method, path } = callbackOperations[name]
  return { method, pattern: patternOf(path), path, answer: callbackAnswerer(name) }
}

/** A path of a table as a router pattern. */
function patternOf(path: string): string {
  return routedPath(path.replace(/\{(\w+)\}/g, ':$1'))
}

function sandboxRoute(endpoint: SandboxEndpoint): Route {
  const { method, path } = endpoint
  const pattern = routedPath(path.replace(/\{(\w+)\}/g, ':$1'))
  return { method, pattern, path, answer: sandboxAnswerer(endpoint) }
}

/** Only a sandbox has the sandbox's endpoints. */
const sandboxOnly = createMiddleware<AppTypes>(async (call, next) =>
  call.get('config').sandbox ? next() : errorResponse('address-not-found'),
)

/** Nothing after this middleware runs without a valid configuration. */
const configured = createMiddleware<AppTypes>(async (call, next) => {
  call.set('config', readConfig(call.env))
  return next()
})

/** Compares the path in each call, because SOAP_PATH comes from the configuration. */
const soap = createMiddleware<AppTypes>(async (call, next) =>
  call.req.path === routedPath(call.get('config').soap.path) ? answerSoap(call) : next(),
)

// `getPath` makes paths match in any case and with a trailing slash.
const app = new Hono<AppTypes>({ getPath: ({ url }) => routedPath(URL.parse(url)?.pathname ?? NO_PATH) })
app.use(recordRequests, requestLog, answerHeaders)
app.use((call, next) =>
  call.req.path === NO_PATH
    ? Promise.resolve(errorResponse('request-invalid', { Message: 'The Host header is not a host.' }))
    : next(),
)
app.get(HEALTH_PATH, (call) => {
  call.set('route', HEALTH_PATH)
  return call.text('ok')
})
app.use(configured, soap)
app.use('/sandbox/*', sandboxOnly)
for (const { method, pattern, path, answer } of routes) {
  app.on(method, pattern, (call) => {
    call.set('route', path)
    return answer(call)
  })
}
for (const { pattern, path } of routes) {
  const Allow = routes.flatMap((route) => (route.pattern === pattern ? [route.method] : [])).join(', ')
  app.all(pattern, (call) => {
    call.set('route', path)
    return errorResponse('method-not-allowed', { headers: { Allow }, nearest: Allow })
  })
}
app.notFound(() => errorResponse('address-not-found'))
app.onError((error) => {
  if (error instanceof ConfigError) return errorResponse('not-configured', { Message: error.message })
  return errorResponse(isWorldEnded(error) ? 'authorization-refused' : 'internal-error')
})

export default app
