package dev.straightway.it.hostile.attack.run;

import java.io.IOException;

/**
 * Attacks as the system properties {@code hostile.*} say, prints the report, and ends with 1 if anything was found, with 2 if
 * there is nothing to attack.
 */
public final class Main {

    private Main() {
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Options options = Options.ofProperties();
        if (!options.unbuilt().isEmpty()) {
            System.err.println("hostile: build the applications first, there is no " + options.unbuilt());
            System.exit(2);
        }
        Report report = new Attack(options).run();
        System.out.println(report.text());
        System.exit(report.findings().all().isEmpty() && report.fixed().isEmpty() ? 0 : 1);
    }
}
