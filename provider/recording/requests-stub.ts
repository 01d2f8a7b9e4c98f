/** The stub of the object that keeps a merchant's requests, and its name. */
import type { Env } from '../config.ts'
import type { MetSince, NewRecord, RecordFilter, RecordPage } from './requests.ts'

/** The name of the object for requests that name no merchant. No MerchantId equals it. */
export const UNKNOWN = 'unknown'

export interface RequestsStub {
  add(records: readonly NewRecord[]): Promise<void>
  list(filter: RecordFilter, limit: number, after?: number): Promise<RecordPage>
  read(id: number): Promise<string | undefined>
  next(filter: RecordFilter, milliseconds: number, after?: number): Promise<string | undefined>
  clear(): Promise<void>
  forget(): Promise<void>
  met(): Promise<MetSince>
}

export function requestsOf(env: Env, name: string): RequestsStub {
  return env.REQUEST_RECORDS.getByName(name) as unknown as RequestsStub
}
