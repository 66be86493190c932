import '../../ui/styles.css';
import './elements.css';
import '../../features/careers-page/careers-page-header.module.css';
import '../../features/careers-page/careers-page.module.css';
import '../../features/careers-page/careers-job-list.module.css';
import '../../features/careers-page/careers-perk-list.module.css';
import '../../features/careers-page/careers-page-footer.module.css';
