/**
 * The shapes of the SOAP operations, from which forms are made: the one place where the widget loads them. It takes no
 * codec with them, because the edge speaks XML. `scripts/request-shapes.ts` keeps the answers out of the bundle.
 */
import type { SoapOperation } from '../../../shared/wire/soap/soap-operation.ts'
import { soapOperations as table } from '../../../shared/wire/soap/operations.ts'

/** What forms read of an operation. */
type FormContract = Pick<SoapOperation, 'request' | 'capability' | 'deprecated' | 'summary'>

export const soapOperations: Readonly<Record<keyof typeof table, FormContract>> = table
