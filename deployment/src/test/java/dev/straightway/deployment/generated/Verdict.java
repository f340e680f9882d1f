package dev.straightway.deployment.generated;

/**
 * What became of a program.
 *
 * @param proven whether its route was proven
 * @param why the reason, or the path to it
 * @param thread which served a request and ran the planted call meanwhile; null if none did
 * @param status of the answer, or {@link #SILENT}
 */
record Verdict(boolean proven, String why, String thread, int status) {

    /** There was no answer. */
    static final int SILENT = 0;
}
