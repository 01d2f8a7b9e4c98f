/** The tasks behind the 202 answers (the design, "202 answers"). */
import { writePath } from '../../shared/wire/rest-paths.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse, originOf } from '../http/call.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { withFaults } from '../faults/with-faults.ts'
import { callerOf } from './caller.ts'

/** A task's path, as the description writes paths. */
export const QUEUE_PATH = '/api/v1/queue/{taskId}'

export function queueAddress(origin: string, taskId: string): string {
  return `${origin}${QUEUE_PATH.replace('{taskId}', taskId)}`
}

/** GET of a task: 303 with the order's address once it is done. Another merchant's task is not found. */
export async function answerQueue(call: Call): Promise<Response> {
  const caller = await callerOf(call)
  if (!caller.ok) return caller.reason
  const { MerchantId } = caller.value.merchant
  return withFaults(call, MerchantId, () => answerTask(call, MerchantId))
}

async function answerTask(call: Call, merchantId: string): Promise<Response> {
  const task = await merchantOf(call.env, merchantId).task(call.req.param('taskid') ?? '')
  if (!task) return errorResponse('task-not-found')
  const ResourceUri = originOf(call) + writePath('getOrder', { CheckoutOrderId: task.orderId })
  const body = { Id: task.Id, Status: task.Status, ResourceUri }
  return task.Status === 'Completed'
    ? jsonResponse(303, body, { Location: ResourceUri })
    : jsonResponse(200, body)
}
