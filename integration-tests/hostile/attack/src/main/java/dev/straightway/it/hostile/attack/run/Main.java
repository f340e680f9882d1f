package dev.straightway.it.hostile.attack.run;

import java.io.IOException;

/** Attacks as the system properties {@code hostile.*} say, prints the report, and ends with 1 if anything was found. */
public final class Main {

    private Main() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Report report = new Attack(Options.ofProperties()).run();
        System.out.println(report.text());
        System.exit(report.findings().all().isEmpty() && report.fixed().isEmpty() ? 0 : 1);
    }
}
