import '../../ui/styles.css';
import './elements.css';
import '../../parts/kept-page/printable-candidate-page-frame.module.css';
import '../../features/feedback-reports/feedback-report-page.module.css';
import '../../features/feedback-reports/skill-radar-chart.module.css';
import '../../features/application-history/application-history-page.module.css';
