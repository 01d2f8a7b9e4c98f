/** The tasks behind the 202 answers (the design, "202 answers"). */
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse, originOf } from '../http/call.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { withFaults } from '../faults/with-faults.ts'
import type { TaskRecord } from '../storage/tasks.ts'
import { callerOf } from './caller.ts'

/** A task's path, as the description writes paths. */
export const QUEUE_PATH = '/api/v1/queue/{taskId}'

export function queueAddress(origin: string, taskId: Long): string {
  return `${origin}${QUEUE_PATH.replace('{taskId}', String(taskId))}`
}

/** GET of a task: 303 with the address of its resource once it is done. Another merchant's task is not found. */
export async function answerQueue(call: Call): Promise<Response> {
  call.set('operation', 'getTask')
  const caller = await callerOf(call)
  if (!caller.ok) return caller.reason
  const { MerchantId } = caller.value.merchant
  return withFaults(call, MerchantId, () => answerTask(call, MerchantId))
}

async function answerTask(call: Call, merchantId: string): Promise<Response> {
  const id = parseLong(call.req.param('taskid') ?? '')
  const task = id === undefined ? undefined : await merchantOf(call.env, merchantId).task(id)
  if (!task) return errorResponse('task-not-found')
  const ResourceUri = originOf(call) + resourcePath(task)
  const body = { Id: task.Id, Status: task.Status, ResourceUri }
  return task.Status === 'Completed'
    ? jsonResponse(303, body, { Location: ResourceUri })
    : jsonResponse(200, body)
}

/** The path of the credit, if the task made one; otherwise of the order. */
function resourcePath({
  orderId: CheckoutOrderId,
  deliveryId: DeliveryId,
  creditId: CreditId,
}: TaskRecord): string {
  return DeliveryId !== null && CreditId !== null
    ? writePath('getCredit', { CheckoutOrderId, DeliveryId, CreditId })
    : writePath('getOrder', { CheckoutOrderId })
}
