/** The element's class and the types of its properties and events. It registers nothing, so a server can import it. */
export { OrderAdmin } from '../../widget/order-admin.ts'
export {
  type CreditWriteNotice,
  OrderAdminBeforeSaveEvent,
  OrderAdminChangesEvent,
  OrderAdminErrorEvent,
  OrderAdminSavedEvent,
} from '../../widget/events.ts'
export { OrderAdminNavigateEvent } from '../../widget/shell/navigate-event.ts'
export type { OrderWrite, WriteOperation } from '../../widget/client/order-writes.ts'
export type { Strings } from '../../widget/locales/overrides.ts'
export type { MatchOrders, ShopOrder } from '../../widget/reports/shop/match-orders.ts'
export type { Account, AccountRole, Bookkeeping } from '../../widget/reports/take/bookkeeping.ts'
export type { FetchSession, SessionAsked } from '../../widget/session/session.controller.ts'
export type { Capability, IssuedSession, SessionUser } from '../../shared/domain/session.ts'
export type { Long } from '../../shared/domain/long.ts'
