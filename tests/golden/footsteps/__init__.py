"""Golden games of Sur les traces de Darwin."""
