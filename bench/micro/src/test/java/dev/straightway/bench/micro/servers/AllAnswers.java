package dev.straightway.bench.micro.servers;

import dev.straightway.kit.Server;

/** Asks the stack of this class path everything that is measured, and fails if an answer is wrong. */
final class AllAnswers {

    private AllAnswers() {
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        try (Server server = ServerBenchmark.server()) {
            for (Ask ask : Ask.values()) {
                ask.check(server.repeat(ask.request(System.getProperty(ServerBenchmark.PREFIX)), 2));
            }
        }
        System.out.println("All " + Ask.values().length + " are answered");
        System.exit(0);
    }
}
