/** A line on the dashboard. */
export interface DashboardNotification {
  title: string;
  text: string;
}
