"""Reports on balance: who begins, what wins, where points come from, how games go."""

from beagle.study.report.making import Request, write_report

__all__ = ["Request", "write_report"]
