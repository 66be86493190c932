import '../../ui/styles.css';
import './elements.css';
import '../../features/careers-page/careers-head.module.css';
import '../../features/careers-page/careers-page.module.css';
import '../../features/careers-page/careers-jobs.module.css';
import '../../features/careers-page/careers-perks.module.css';
import '../../features/careers-page/careers-foot.module.css';
