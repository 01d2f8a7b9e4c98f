import { type Env, readConfig } from '../config.ts'

/** Deletes the kept requests of a world that ends, which are in an object of their own (`recording/requests.ts`). */
export async function forgetRequests(env: Env, merchantId: string): Promise<void> {
  if (!readConfig(env).keepsRequests) return
  const requests = env.REQUEST_RECORDS.getByName(merchantId) as unknown as { forget(): Promise<void> }
  await requests.forget()
}
