package dev.straightway.bench.micro.clients;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import jakarta.ws.rs.client.Client;

/** Makes every call that is measured with the client of this class path, and fails if an answer is wrong. */
final class AllCalls {

    private AllCalls() {
    }

    public static void main(String[] arguments) throws ReflectiveOperationException, InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try (ClientPeer peer = ClientBenchmark.peer()) {
            Client client = peer.open(Talk.server(), executor);
            for (Call call : Call.values()) {
                call.repeat(ClientBenchmark.target(client), 20);
            }
            client.close();
        }
        System.out.println("All " + Call.values().length + " are answered");
        System.exit(0);
    }
}
