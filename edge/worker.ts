import { Hono } from 'hono/tiny'
import { isPassing } from './config/object-stub.ts'
import type { EdgeContext } from './http/context.ts'
import { merchantCors } from './http/cors.ts'
import { commonMiddleware } from './http/common-middleware.ts'
import { batchRoutes } from './batches/routes.ts'
import { callbackRoutes } from './callbacks/routes.ts'
import { closingRoutes } from './reports/closings/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { config } from './config/configured.ts'
import { errorFacts } from './http/error-facts.ts'
import { bindErrorHook } from './http/error-hook.ts'
import { log } from './http/log.ts'
import { bindDataset } from './metrics/dataset.ts'
import { notFoundAnswer } from './http/not-found.ts'
import { objectFailed } from './http/object-failed.ts'
import { pathOf } from './http/path.ts'
import { problem } from './http/problem.ts'
import { openApiRoute } from './openapi/route.ts'
import { journalRoutes } from './history/journal-routes.ts'
import { peopleRoutes } from './history/people-routes.ts'
import { historyRoutes } from './history/routes.ts'
import { metricsRoute } from './operator/metrics-route.ts'
import { operatorRoutes } from './operator/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { orderIndexRoutes } from './order-index/routes.ts'
import { queueRoute } from './orders/queue-route.ts'
import { orderRoutes } from './orders/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { stateRoutes } from './state/routes.ts'
import { creditHistoryRoute } from './soap/credit-history-route.ts'
import { soapJsonRoutes } from './soap/json-routes.ts'
import { soapXmlRoutes } from './soap/xml-routes.ts'
import { widgetFiles } from './widget-files.ts'

export { Batches } from './batches/batches.ts'
export { DayClosings } from './reports/closings/day-closings.ts'
export { CreditDesk } from './credit-desk/credit-desk.ts'
export { Journal } from './journal/journal.ts'
export { JournalHead } from './journal/journal-head.ts'
export { RateWindows } from './limits/rate-windows.ts'
export { EdgeState } from './state/edge-state.ts'
export { MerchantDirectory } from './registry/merchant-directory.ts'
export { MerchantRecord } from './registry/merchant-record.ts'
export { OrderDesk } from './order-desk/order-desk.ts'
export { Stopping } from './order-desk/stopping.ts'
export { MerchantSessions } from './sessions/merchant-sessions.ts'
export { ProviderTokens } from './upstream/token-keeper.ts'

bindDataset()
bindErrorHook(config.errorHook)

const app = new Hono<EdgeContext>({ getPath: ({ url }) => pathOf(url) })

app.use(commonMiddleware())
app.route('/', widgetFiles)
app.route('/', openApiRoute)
app.route('/', healthRoutes)
app.route('/', stateRoutes)
app.route('/', metricsRoute)
app.route('/', operatorRoutes)
app.use('/session', merchantCors())
app.use('/api/*', merchantCors())
app.route('/', sessionRoutes)
app.route('/', reportRoutes)
app.route('/', closingRoutes)
app.route('/', orderRoutes)
app.route('/', queueRoute)
app.route('/', batchRoutes)
app.route('/', orderIndexRoutes)
app.route('/', historyRoutes)
app.route('/', journalRoutes)
app.route('/', peopleRoutes)
app.route('/', liveRoutes)
app.route('/', callbackRoutes)
app.route('/', soapJsonRoutes)
app.route('/', creditHistoryRoute)
app.route('/', soapXmlRoutes)

app.notFound(notFoundAnswer(app))
app.onError((error, c) => {
  const requestId = c.get('requestId')
  if (isPassing(error)) return problem(c, objectFailed(error, requestId))
  // The error's text may quote anything, so it is neither logged nor sent.
  log('error', { event: 'internal-error', requestId, ...errorFacts(error) })
  return problem(c, { code: 'internal-error' })
})

export default app
