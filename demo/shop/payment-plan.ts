/** The payment plan that waits for approval. */
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import type { Env } from '../env.ts'
import { callEdge } from './edge-client.ts'

/** The amount of the plan: 7 499,00 SEK, by a campaign of the sandbox. */
const AMOUNT = '7499'
const CAMPAIGN = 200_003

/** @param number the shop's number, which must be new @returns the provider's number, if it made the plan */
export async function createPlan(env: Env, number: string): Promise<string | undefined> {
  const { CountryCode, NationalId, CustomerType } = testPersons.tess
  const made = await callEdge<{ ProviderPaymentPlanNr: Long }>(env, '/api/soap/CreatePaymentPlan', {
    method: 'POST',
    headers: { 'Idempotency-Key': number },
    body: {
      Amount: AMOUNT,
      PayPlan: {
        ClientPaymentPlanNr: number,
        CountryCode,
        SecurityNumber: NationalId,
        IsCompany: CustomerType === 'Company',
        SendAutomaticGiropaymentForm: false,
        CampainCode: CAMPAIGN,
      },
    },
  })
  return made.ok ? String(made.value.ProviderPaymentPlanNr) : undefined
}
