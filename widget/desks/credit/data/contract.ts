/**
 * The shapes of the SOAP operations, from which forms are made: the one place where the widget loads them. The build puts
 * what `scripts/request-shapes.ts` makes in its place, which has none of the answers.
 */
import type { SoapOperation } from '../../../../shared/domain/credit/soap/soap-operation.ts'
import { soapOperations as table } from '../../../../shared/domain/credit/soap/operations.ts'

/** What forms read of an operation. */
type FormContract = Pick<SoapOperation, 'request' | 'capability' | 'deprecated' | 'summary'>

export const soapOperations: Readonly<Record<keyof typeof table, FormContract>> = table
