/** Registers `<order-admin>`, unless the page has it already. */
import '../../widget/register.ts'
