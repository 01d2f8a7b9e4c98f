/** Worlds for tests: opened through the real endpoint. */
import { expect } from 'vitest'
import type { MerchantAccount } from '../config.ts'
import { callSandbox } from './orders.ts'
import { bodyOf } from './provider.ts'

export type OpenedWorld = MerchantAccount & { expires: string }

/** Opens a world with the body. */
export async function openWorld(body: object = {}): Promise<OpenedWorld> {
  const response = await callSandbox('POST', 'merchants', body)
  expect(response.status).toBe(201)
  return bodyOf<OpenedWorld>(response)
}
