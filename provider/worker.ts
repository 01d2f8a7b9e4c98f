/** The payment provider's service: REST, SOAP and the token endpoint. Routes stand here, answers elsewhere. */
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ConfigError } from '../shared/environment.ts'
import { operations, type RestName, restNames } from '../shared/wire/operations.ts'
import { routedPath, routePattern } from '../shared/wire/rest-paths.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { readConfig } from './config.ts'
import { answerPdf, PDF_PATH } from './soap/pdf-endpoint.ts'
import { errorResponse } from './http/errors.ts'
import type { AppTypes, Call } from './http/call.ts'
import { answerOpenApi, OPENAPI_PATH } from './openapi/openapi-endpoint.ts'
import { answerReport } from './rest/report-endpoint.ts'
import { answerBulk, BULK_PATH } from './sandbox/bulk-endpoint.ts'
import { requestLog } from './http/request-log.ts'
import { answerQueue, QUEUE_PATH } from './rest/queue-endpoint.ts'
import { answerRest } from './rest/rest-endpoint.ts'
import { doorAnswerer } from './sandbox/answer-endpoint.ts'
import { type Door, doors } from './sandbox/endpoints.ts'
import { answerSoap } from './soap/soap-endpoint.ts'
import { answerToken, TOKEN_PATH } from './token/token-endpoint.ts'

export { Merchant } from './merchant/merchant.ts'
export { OrderDirectory } from './merchant/order-directory.ts'

const HEALTH_PATH = '/healthz'
/** The path of a request whose Host header is none. No request can ask for it: an address has `<` as %3C. */
const NO_PATH = '/<none>'

interface Route {
  method: string
  pattern: string
  /** As the log shows it. */
  path: string
  answer: (call: Call) => Response | Promise<Response>
}

const routes: Route[] = [
  { method: 'POST', pattern: TOKEN_PATH, path: TOKEN_PATH, answer: answerToken },
  ...restNames.map(restRoute),
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
  { method: 'GET', pattern: OPENAPI_PATH, path: OPENAPI_PATH, answer: answerOpenApi },
  ...doors.map(doorRoute),
  { method: 'POST', pattern: BULK_PATH, path: BULK_PATH, answer: answerBulk },
]

function restRoute(name: RestName): Route {
  const { method, path } = operations[name]
  const answer = (call: Call) => (name === 'getReport' ? answerReport(call) : answerRest(name, call))
  return { method, pattern: routePattern(name), path, answer }
}

function doorRoute(door: Door): Route {
  const { method, path } = door
  const pattern = routedPath(path.replace(/\{(\w+)\}/g, ':$1'))
  return { method, pattern, path, answer: doorAnswerer(door) }
}

/** The doors of a sandbox are not there in any other provider. */
const sandboxOnly = createMiddleware<AppTypes>(async (call, next) =>
  call.get('config').sandbox ? next() : errorResponse('address-not-found'),
)

/** Nothing beyond this point runs without a whole configuration. */
const configured = createMiddleware<AppTypes>(async (call, next) => {
  call.set('config', readConfig(call.env))
  return next()
})

/** SOAP_PATH is known only with the configuration, so that its route is looked up in each call. */
const soap = createMiddleware<AppTypes>(async (call, next) =>
  call.req.path === routedPath(call.get('config').soap.path) ? answerSoap(call) : next(),
)

// `getPath` makes paths match without regard to case and to a trailing slash.
const app = new Hono<AppTypes>({ getPath: ({ url }) => routedPath(URL.parse(url)?.pathname ?? NO_PATH) })
app.use(requestLog, answerHeaders)
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
    return errorResponse('method-not-allowed', { headers: { Allow } })
  })
}
app.notFound(() => errorResponse('address-not-found'))
app.onError((error) =>
  error instanceof ConfigError
    ? errorResponse('not-configured', { Message: error.message })
    : errorResponse('internal-error'),
)

export default app
