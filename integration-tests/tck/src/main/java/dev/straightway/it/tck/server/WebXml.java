package dev.straightway.it.tck.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * What a deployment descriptor asks for that a Jakarta REST server without servlets can give.
 *
 * @param servletPaths the patterns that its servlets are mapped to
 * @param login whether it configures a login, which is BASIC in all of the TCK
 * @param protectedPaths the patterns that ask for a role
 * @param roles the roles, any of which will do
 */
record WebXml(List<String> servletPaths, boolean login, List<String> protectedPaths, List<String> roles) {

    /** What a WAR without a descriptor asks for. */
    static final WebXml NONE = new WebXml(List.of(), false, List.of(), List.of());

    private static final String PREFIX_PATTERN = "/*";

    static WebXml parse(InputStream xml) throws IOException {
        Document document = document(xml);
        return new WebXml(texts(document, "servlet-mapping", "url-pattern"),
                document.getElementsByTagName("login-config").getLength() > 0,
                texts(document, "web-resource-collection", "url-pattern"), texts(document, "auth-constraint", "role-name"));
    }

    private static Document document(InputStream xml) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler()); // throws; without one the parser prints as well
            return builder.parse(xml);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("Not a deployment descriptor: " + e.getMessage(), e);
        }
    }

    private static List<String> texts(Document document, String outer, String inner) {
        List<String> texts = new ArrayList<>();
        NodeList outers = document.getElementsByTagName(outer);
        for (int i = 0; i < outers.getLength(); i++) {
            NodeList inners = ((Element) outers.item(i)).getElementsByTagName(inner);
            for (int j = 0; j < inners.getLength(); j++) {
                texts.add(inners.item(j).getTextContent().strip());
            }
        }
        return texts.stream().distinct().toList();
    }

    /** {@return the path that the Jakarta REST application is mapped to, unless that is the whole WAR} */
    Optional<String> applicationPath() {
        return servletPaths.stream().filter(path -> path.endsWith(PREFIX_PATTERN))
                .map(path -> path.substring(0, path.length() - PREFIX_PATTERN.length()))
                .findFirst().filter(path -> !path.isEmpty());
    }
}
