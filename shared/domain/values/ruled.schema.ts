import * as z from 'zod/mini'
import type { Refusal, RefusalReason } from './refusal.ts'

/** Checks a schema's value by rules: each refusal becomes an issue that carries it. */
export function ruled<Value>(check: (value: Value) => readonly Refusal[]) {
  return z.superRefine<Value>((value, context) => {
    for (const refusal of check(value)) {
      const path = refusal.pointer.split('/').slice(1)
      context.addIssue({ code: 'custom', path, params: { refusal } })
    }
  })
}

/** The same for one member, by a function that returns its reason. */
export function ruledMember<Value>(reasonOf: (value: Value) => RefusalReason | undefined) {
  return ruled<Value>((value) => {
    const reason = reasonOf(value)
    return reason ? [{ pointer: '', ...reason }] : []
  })
}
