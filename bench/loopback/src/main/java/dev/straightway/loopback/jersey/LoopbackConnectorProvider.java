package dev.straightway.loopback.jersey;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.core.Configuration;

import org.glassfish.jersey.client.spi.Connector;
import org.glassfish.jersey.client.spi.ConnectorProvider;

import dev.straightway.kit.Server;

/**
 * Answers requests of Jersey's client in memory. The whole client takes part but its connector.
 *
 * <pre>
 * new ClientConfig().connectorProvider(new LoopbackConnectorProvider(Answers.echo()))
 * </pre>
 *
 * An asynchronous request waits for its answer on a thread of the client's executor, as with Jersey's own default connector.
 * The
 * server stays open when the client is closed.
 */
public final class LoopbackConnectorProvider implements ConnectorProvider {

    private final Server server;

    /** @param server what answers */
    public LoopbackConnectorProvider(Server server) {
        this.server = server;
    }

    @Override
    public Connector getConnector(Client client, Configuration configuration) {
        return new LoopbackConnector(server);
    }
}
