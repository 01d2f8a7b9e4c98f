/**
 * The task behind a 202, for an existing client that follows its Location. What the edge answers with a 202 is done
 * already: the task is the provider's, which only the merchant's own credentials open, or leads to the order.
 */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { lookAtTask, taskAddress, taskPath } from '../order-desk/follow-task.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { callerOf } from '../upstream/caller.ts'

/** A write whose answer was lost has no known task: its own leads to the order, which shows that it is done. */
const OF_ORDER = /^order-(\d{1,19})$/

/** The Location of a 202. @param task the path of the provider's task, if it is known */
export function locationOf(c: Context<EdgeContext>, task: string | undefined, orderId: Long): string {
  return new URL(task ?? taskAddress(`order-${orderId}`), c.req.url).href
}

export const queueRoute = new Hono<EdgeContext>().get(
  '/api/v1/queue/:taskid{[0-9a-z-]+}',
  requireSession(),
  answerTask,
)

async function answerTask(c: Context<EdgeContext>): Promise<Response> {
  const session = c.get('session')
  const taskId = c.req.param('taskid') ?? ''
  const [, ofOrder] = OF_ORDER.exec(taskId) ?? []
  const orderId = ofOrder === undefined ? undefined : parseLong(ofOrder)
  const refused = refusedByRequester(session, 'order.read', orderId)
  if (refused) return problem(c, refused)
  if (orderId !== undefined) {
    return answered(c, {
      id: taskId,
      status: 'Completed',
      path: writePath('getOrder', { CheckoutOrderId: orderId }),
    })
  }
  // Which order a task of the provider is about is not known, and a session for one order may read no other.
  if (session.orderId !== undefined) return problem(c, { code: 'order-outside-session' })
  const id = parseLong(taskId)
  const caller = callerOf(c)
  const path = id === undefined ? undefined : taskPath(taskAddress(String(id)), caller.config.providerUrl)
  const task = path === undefined ? undefined : await lookAtTask(caller, path)
  if (!task) return problem(c, { code: 'not-found', detail: 'The merchant has no such task.' })
  if (!task.ok) return problem(c, task.reason)
  const { status, resource } = task.value
  return answered(c, { id: id!, status: status ?? 'InProgress', path: resourcePath(resource) })
}

interface Shown {
  id: Long | string
  status: string
  /** Of the order or the credit; undefined if the provider named no such resource. */
  path: string | undefined
}

/** As the provider answers a task, with the edge's addresses. */
function answered(c: Context<EdgeContext>, { id, status, path }: Shown): Response {
  const ResourceUri = path === undefined ? null : new URL(path, c.req.url).href
  const isDone = status === 'Completed' && ResourceUri !== null
  return new Response(stringifyJson({ Id: id, Status: status, ResourceUri }), {
    status: isDone ? 303 : 200,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(isDone && { Location: ResourceUri }),
    },
  })
}

/** The path of an order or a credit, which the edge has too; its host is the provider's. */
function resourcePath(resource: string | undefined): string | undefined {
  return /\/api\/v1\/orders\/\d{1,19}(?:\/deliveries\/\d{1,19}\/credits\/\d{1,19})?\/?$/i.exec(
    resource ?? '',
  )?.[0]
}
