/** The rules that a write must pass whatever the order is: those that the provider does not have too. Pure. */
import { expiryReason } from '../../shared/domain/expiry.rules.ts'
import { checkMetadataSecrets, secretText } from '../../shared/domain/metadata-secrets.rules.ts'
import type { Write } from '../desk/desk-request.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'

/** @param today the current date, `YYYY-MM-DD` */
export function refusedByRules({ name, input }: Write, today: string): ProblemReason | undefined {
  if (name === 'extendOrder') {
    const reason = expiryReason(input.expiryDate, today)
    return reason && refusedMembers([{ pointer: '/expiryDate', ...reason }])
  }
  if (name !== 'setOrderMetadata') return undefined
  const secrets = checkMetadataSecrets(input.body.Metadata)
  const errors = secrets.map((secret) => ({
    code: secret.code,
    pointer: secret.pointer,
    detail: secretText(secret),
  }))
  const [first] = errors
  return first && { ...first, errors }
}
