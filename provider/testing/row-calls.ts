/** Calls of tests that edit an order's rows. */
import type { Long } from '../../shared/domain/values/long.ts'
import { sendJson } from './orders.ts'
import { orderPath } from './provider.ts'

/** The smallest valid row. */
export const TINY = { Name: 'a', Quantity: 1, UnitPrice: 1 }
export const INVALID = { Code: 40000, Message: 'The request is not valid.' }

export function addRows(id: Long, OrderRows: unknown): Promise<Response> {
  return sendJson('POST', `${orderPath(id)}/rows/addOrderRows/`, { OrderRows })
}

export function replaceRows(id: Long, OrderRows: unknown): Promise<Response> {
  return sendJson('PUT', `${orderPath(id)}/rows/replaceOrderRows`, { OrderRows })
}

export function updateRow(id: Long, row: Long | string, body: unknown): Promise<Response> {
  return sendJson('PATCH', `${orderPath(id)}/rows/${row}/`, body)
}

export function updateRows(id: Long, OrderRows: unknown): Promise<Response> {
  return sendJson('POST', `${orderPath(id)}/rows/updateOrderRows/`, { OrderRows })
}
