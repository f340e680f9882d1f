package dev.straightway.loopback.jersey;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;

import org.glassfish.jersey.client.ClientConfig;
import org.glassfish.jersey.message.internal.MessageBodyProviderNotFoundException;
import org.junit.jupiter.api.Test;

import dev.straightway.kit.Server;
import dev.straightway.loopback.Answers;
import dev.straightway.loopback.LoopbackContract;

class JerseyLoopbackTest extends LoopbackContract {

    @Override
    protected Client client(Server server) {
        return ClientBuilder.newClient(new ClientConfig().connectorProvider(new LoopbackConnectorProvider(server)));
    }

    @Test
    void failsByWhatJerseyThrowsItself() {
        Client client = client(Answers.echo());
        try {
            assertThatThrownBy(() -> client.target("http://example.test").request()
                    .post(Entity.entity(new Object(), "application/x-nobody-writes-it")))
                    .isInstanceOf(MessageBodyProviderNotFoundException.class);
        } finally {
            client.close();
        }
    }
}
