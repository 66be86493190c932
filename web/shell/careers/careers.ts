import '../../ui/styles.css';
import './elements.css';
import '../../features/careers-page/careers.module.css';
