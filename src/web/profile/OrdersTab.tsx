export function OrdersTab() {
  return <p className="text-lg">You do not have any orders yet.</p>
}
