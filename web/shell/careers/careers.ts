import '../../ui/styles.css';
import '../../features/careers-page/careers.css';
