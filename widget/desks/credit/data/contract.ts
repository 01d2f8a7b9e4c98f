/** The requests of the SOAP operations, from which forms are made: the one place where the widget loads them. */
import type { SoapOperation } from '../../../../shared/domain/credit/soap/soap-operation.ts'
import type { soapOperations as table } from '../../../../shared/domain/credit/soap/operations.ts'
import { requestShapes } from './request-shapes.ts'

/** What forms read of an operation. */
type FormContract = Pick<SoapOperation, 'request' | 'capability' | 'deprecated' | 'summary'>

export const soapOperations: Readonly<Record<keyof typeof table, FormContract>> = requestShapes
