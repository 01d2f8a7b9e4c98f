import type { Result } from '../../shared/domain/values/result.ts'
import { count, observe } from '../metrics/series.ts'
import type { callOutcomes } from '../metrics/table.ts'
import type { ProviderFailure } from './failure.ts'

type Outcome = (typeof callOutcomes)[number]

/** The failures that are not a refusal of the request. */
const OUTCOMES: Partial<Record<ProviderFailure['code'], Outcome>> = {
  'provider-rejects-credentials': 'credentials',
  'provider-rate-limited': 'rate-limited',
  'provider-timeout': 'timeout',
  'provider-unreachable': 'unreachable',
  'provider-failed': 'failed',
  'provider-answer-invalid': 'invalid',
  'provider-busy': 'busy',
  'provider-unavailable': 'unavailable',
}

/** Counts a call of the provider. @param ms milliseconds that it took; undefined if it was not sent */
export function noteCall(operation: string, result: Result<unknown, ProviderFailure>, ms?: number): void {
  const outcome = result.ok ? 'ok' : (OUTCOMES[result.reason.code] ?? 'refused')
  count('order_admin_provider_calls_total', { operation, outcome })
  if (ms !== undefined) observe('order_admin_provider_call_seconds', { operation }, ms)
}
