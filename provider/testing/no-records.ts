import { reset } from 'cloudflare:test'
import { callSandbox } from './orders.ts'

/** Empties all objects. Records of an earlier test that are still on their way would come after it: a read awaits them. */
export async function noRecords(): Promise<void> {
  await callSandbox('GET', 'requests?limit=1')
  await reset()
}
