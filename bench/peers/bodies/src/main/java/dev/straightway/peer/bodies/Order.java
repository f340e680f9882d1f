package dev.straightway.peer.bodies;

import java.util.ArrayList;
import java.util.List;

/** An object of objects, for long lists. */
public class Order {

    private long number;
    private boolean open;
    private Human customer;
    private List<Line> lines = new ArrayList<>();

    /** One article of an order. */
    public static class Line {

        private String article;
        private int count;
        private double price;

        public String getArticle() {
            return article;
        }

        public void setArticle(String article) {
            this.article = article;
        }

        public int getCount() {
            return count;
        }

        public void setCount(int count) {
            this.count = count;
        }

        public double getPrice() {
            return price;
        }

        public void setPrice(double price) {
            this.price = price;
        }
    }

    /** {@return the order of a number, always the same} */
    static Order of(int number) {
        Order order = new Order();
        order.number = number;
        order.open = number % 2 == 0;
        order.customer = new Human("Bob", "Builder " + number);
        for (int i = 0; i < 3; i++) {
            Line line = new Line();
            line.article = "Article " + (number + i) % 100;
            line.count = i + 1;
            line.price = 0.25 * i;
            order.lines.add(line);
        }
        return order;
    }

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
    }

    public boolean isOpen() {
        return open;
    }

    public void setOpen(boolean open) {
        this.open = open;
    }

    public Human getCustomer() {
        return customer;
    }

    public void setCustomer(Human customer) {
        this.customer = customer;
    }

    public List<Line> getLines() {
        return lines;
    }

    public void setLines(List<Line> lines) {
        this.lines = lines;
    }
}
