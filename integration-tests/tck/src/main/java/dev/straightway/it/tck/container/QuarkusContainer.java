package dev.straightway.it.tck.container;

import org.jboss.arquillian.container.spi.client.container.ContainerConfiguration;
import org.jboss.arquillian.container.spi.client.container.DeployableContainer;
import org.jboss.arquillian.container.spi.client.container.DeploymentException;
import org.jboss.arquillian.container.spi.client.protocol.ProtocolDescription;
import org.jboss.arquillian.container.spi.client.protocol.metadata.HTTPContext;
import org.jboss.arquillian.container.spi.client.protocol.metadata.ProtocolMetaData;
import org.jboss.arquillian.container.spi.client.protocol.metadata.Servlet;
import org.jboss.shrinkwrap.api.Archive;
import org.jboss.shrinkwrap.descriptor.api.Descriptor;

import dev.straightway.it.tck.server.Address;
import dev.straightway.it.tck.server.CurrentServer;

/** A container that runs one WAR at a time as a Quarkus application in this JVM. */
public final class QuarkusContainer implements DeployableContainer<QuarkusContainer.NoConfiguration> {

    /** Arquillian asks for a type. */
    public static final class NoConfiguration implements ContainerConfiguration {
        @Override
        public void validate() {
            // there is nothing that could be wrong
        }
    }

    @Override
    public Class<NoConfiguration> getConfigurationClass() {
        return NoConfiguration.class;
    }

    @Override
    public ProtocolDescription getDefaultProtocol() {
        return new ProtocolDescription("Servlet 5.0");
    }

    @Override
    public void setup(NoConfiguration configuration) {
        // all that varies is in system properties
    }

    @Override
    public void start() {
        // starts with a deployment
    }

    @Override
    public void stop() {
        // stops with its deployment
    }

    @Override
    public ProtocolMetaData deploy(Archive<?> archive) throws DeploymentException {
        try {
            Address address = CurrentServer.get().start(archive);
            // The TCK builds its requests from these.
            System.setProperty("webServerHost", address.host());
            System.setProperty("webServerPort", String.valueOf(address.port()));
            HTTPContext http = new HTTPContext(address.host(), address.port());
            // Some tests ask Arquillian for the URL of their WAR, which is that of a servlet.
            http.add(new Servlet("default", CurrentServer.path(archive)));
            return new ProtocolMetaData().addContext(http);
        } catch (Exception | LinkageError e) {
            throw new DeploymentException(archive.getName() + " did not start: " + e, e);
        }
    }

    @Override
    public void undeploy(Archive<?> archive) throws DeploymentException {
        try {
            CurrentServer.get().stop();
        } catch (Exception e) {
            throw new DeploymentException(archive.getName() + " did not stop: " + e, e);
        }
    }

    @Override
    public void deploy(Descriptor descriptor) {
        throw new UnsupportedOperationException("The TCK deploys archives only");
    }

    @Override
    public void undeploy(Descriptor descriptor) {
        throw new UnsupportedOperationException("The TCK deploys archives only");
    }
}
