"""The twelve actions of the display (section 4), one module each, and that of Bottom Feeder."""
