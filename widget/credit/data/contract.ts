/**
 * The shapes of the SOAP operations, from which forms are made: the one place where the widget loads them. It takes no
 * codec with them, because the edge speaks XML.
 */
import { soapOperations } from '../../../shared/wire/soap/operations.ts'

export { soapOperations }
