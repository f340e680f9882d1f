package dev.straightway.loopback.resteasy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;

import org.jboss.resteasy.client.jaxrs.ResteasyClientBuilder;
import org.junit.jupiter.api.Test;

import dev.straightway.kit.Server;
import dev.straightway.loopback.Answers;
import dev.straightway.loopback.LoopbackContract;

class RestEasyLoopbackTest extends LoopbackContract {

    @Override
    protected Client client(Server server) {
        return ((ResteasyClientBuilder) ClientBuilder.newBuilder()).httpEngine(new LoopbackEngine(server)).build();
    }

    @Test
    void followsNoRedirects() {
        LoopbackEngine engine = new LoopbackEngine(Answers.echo());
        engine.setFollowRedirects(false);
        assertThat(engine.isFollowRedirects()).isFalse();
        assertThatThrownBy(() -> engine.setFollowRedirects(true)).isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("Redirects aren't followed in memory");
    }
}
