/** The requests of the SOAP operations, from which forms are made. The widget loads them here alone. */
import type { SoapOperation } from '../../../../shared/domain/credit/soap/soap-operation.ts'
import type { soapOperations as table } from '../../../../shared/domain/credit/soap/operations.ts'
import { requestShapes } from './request-shapes.ts'

/** The members of an operation that forms read. */
type FormContract = Pick<SoapOperation, 'request' | 'capability' | 'deprecated' | 'summary'>

export const soapOperations: Readonly<Record<keyof typeof table, FormContract>> = requestShapes
